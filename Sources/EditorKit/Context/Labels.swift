/// The texts that the kit's own components show, in one language.
///
/// An app passes ``english``, ``simplifiedChinese``, or a value of its own. Names of attributes and of models come from
/// the model, not from here.
public struct Labels: Equatable, Sendable {
  /// The title of the list of memos.
  public var memos = "Memos"
  /// What an empty list of memos shows.
  public var noMemos = "No memos yet."
  /// Adds a memo.
  public var addMemo = "Add Memo"
  /// What a new memo is called until the person names it.
  public var newMemo = "New Memo"
  /// The field for a memo's name.
  public var name = "Name"
  /// The section that holds the recording editor.
  public var recording = "Recording"
  /// There is no recording yet.
  public var noRecording = "No recording."
  /// There is a recording.
  public var recorded = "Recorded."
  /// A recording is under way.
  public var recordingInProgress = "Recording…"
  /// A recording has been told to stop and is being completed.
  public var finishing = "Finishing…"
  /// Starts a recording.
  public var record = "Record"
  /// Starts a recording that takes the place of the present one.
  public var replaceRecording = "Replace Recording"
  /// Ends a recording and keeps it.
  public var stop = "Stop"
  /// Ends a recording, or whatever else is under way, without keeping it.
  public var cancel = "Cancel"
  /// Tries again what has failed.
  public var retry = "Retry"
  /// Deletes the recording.
  public var trashRecording = "Trash Recording"
  /// Goes back to the screen below.
  public var back = "Back"
  /// Takes back the last change.
  public var undo = "Undo"
  /// Does again what was taken back.
  public var redo = "Redo"
  /// The step of undo for a deleted row.
  public var delete = "Delete"
  /// Recording ended without anything having been recorded.
  public var nothingRecorded = "Nothing was recorded. Check the microphone, then try again."
  /// Recording failed, for the reason that follows.
  public var recordingFailed = "Recording failed: "
  /// What stands between a name and its value.
  public var separator = ": "
  /// What was entered isn't a number; the entered text goes in the place of `%@`.
  public var notANumber = "“%@” is not a number."

  /// The English texts.
  public static var english: Labels { Labels() }
}

extension Labels {
  /// The texts in simplified Chinese.
  public static var simplifiedChinese: Labels {
    var labels = Labels()
    labels.memos = "备忘录"
    labels.noMemos = "还没有备忘录。"
    labels.addMemo = "添加备忘录"
    labels.newMemo = "新备忘录"
    labels.name = "名称"
    labels.recording = "录音"
    labels.noRecording = "没有录音。"
    labels.recorded = "已录音。"
    labels.recordingInProgress = "正在录音…"
    labels.finishing = "正在完成…"
    labels.record = "录音"
    labels.replaceRecording = "重新录音"
    labels.stop = "停止"
    labels.cancel = "取消"
    labels.retry = "重试"
    labels.trashRecording = "删除录音"
    labels.back = "返回"
    labels.undo = "撤销"
    labels.redo = "重做"
    labels.delete = "删除"
    labels.nothingRecorded = "没有录到任何内容。请检查麦克风后重试。"
    labels.recordingFailed = "录音失败："
    labels.separator = "："
    labels.notANumber = "“%@”不是数字。"
    return labels
  }
}
