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
  /// Why nothing can be undone while a recording is under way.
  public var stopRecordingFirst = "Stop the recording first."
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
  /// Adds what has been entered; the step of undo for an added item.
  public var add = "Add"
  /// The step of undo for an item that has been changed.
  public var edit = "Edit"
  /// The step of undo for an item that has been moved.
  public var move = "Move"
  /// Puts a file that can't be used out of the way under a new name.
  public var setAside = "Set Aside and Start Afresh"
  /// Puts the version of a file that another program has made under a new name, and saves the one that is on screen.
  public var setTheirsAside = "Set Their Version Aside and Save Mine"
  /// There are more remarks than are shown; their number goes in the place of `%@`.
  public var moreWarnings = "And %@ more."
  /// Loads items again, after somebody has mended what couldn't be read.
  public var loadAgain = "Load Again"
  /// A file has been put out of the way; its new name goes in the place of `%@`.
  public var hasBeenSetAside = "What was there is now in %@."
  /// The title of the list of todos.
  public var todos = "Todos"
  /// What an empty list of todos shows.
  public var noTodos = "Nothing to do."
  /// The field for a todo's title.
  public var title = "Title"
  /// The field for a todo's due date.
  public var due = "Due"
  /// A todo has no due date.
  public var noDueDate = "No due date"
  /// Whether a todo is done.
  public var completed = "Completed"
  /// A todo is past its due date.
  public var overdue = "Overdue"
  /// Shows the todos by their due dates: the earliest first, then the latest first, then in their own order.
  public var sortByDueDate = "Sort by Due Date"
  /// The todos are shown with the earliest due date first.
  public var earliestFirst = "Earliest due date first."
  /// The todos are shown with the latest due date first.
  public var latestFirst = "Latest due date first."
  /// Chooses which todos are shown.
  public var show = "Show"
  /// Shows all todos.
  public var all = "All"
  /// Shows the todos that aren't completed.
  public var open = "Open"
  /// How many todos aren't completed; the number goes in the place of `%@`.
  public var openCount = "%@ open"
  /// The step of undo for a row that has been ticked or unticked.
  public var toggle = "Toggle"
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

  // Loading.
  /// Something is being loaded.
  public var loading = "Loading…"
  /// Loading failed, for the reason that follows.
  public var loadingFailed = "Loading failed: "
  /// A source took too long; the number of seconds goes in the place of `%@`.
  public var loadTimedOut = "There was no answer within %@ s. Check the connection, then try again."

  // Books.
  /// Puts a book in the person's library.
  public var addToLibrary = "Add to Library"
  /// A book isn't in the person's library.
  public var notInLibrary = "Not in your library yet."
  /// A book without a title.
  public var untitled = "Untitled"
  /// A book whose author isn't known.
  public var unknownAuthor = "Unknown author"
  /// A book whose date of publication isn't known.
  public var unknownDate = "Unknown date"
  /// What a book's cover shows; its title goes in the place of `%@`.
  public var coverOf = "Cover of “%@”"
  /// A book has no cover.
  public var noCover = "No cover"
  /// When a book was published.
  public var published = "Published"
  /// A book's ISBN.
  public var isbn = "ISBN"
  /// How many pages a book has.
  public var pages = "Pages"
  /// What readers think of a book.
  public var rating = "Rating"
  /// A rating out of five; the number goes in the place of `%@`.
  public var ratingOutOfFive = "%@ of 5"
  /// The value of something that isn't known.
  public var unknown = "Unknown"
  /// Nobody has rated a book.
  public var notRated = "Not rated"
  /// What a book is about.
  public var summary = "Summary"
  /// A book has no summary.
  public var noSummary = "No summary."

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
    labels.stopRecordingFirst = "请先停止录音。"
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
    labels.add = "添加"
    labels.edit = "编辑"
    labels.move = "移动"
    labels.setAside = "移开并重新开始"
    labels.setTheirsAside = "移开对方的版本并保存我的版本"
    labels.moreWarnings = "还有 %@ 条。"
    labels.loadAgain = "重新载入"
    labels.hasBeenSetAside = "原有内容现在在 %@ 中。"
    labels.todos = "待办事项"
    labels.noTodos = "没有待办事项。"
    labels.title = "标题"
    labels.due = "截止日期"
    labels.noDueDate = "无截止日期"
    labels.completed = "已完成"
    labels.overdue = "已过期"
    labels.sortByDueDate = "按截止日期排序"
    labels.earliestFirst = "最早截止的在前。"
    labels.latestFirst = "最晚截止的在前。"
    labels.show = "显示"
    labels.all = "全部"
    labels.open = "未完成"
    labels.openCount = "%@ 项未完成"
    labels.toggle = "切换完成状态"
    labels.delete = "删除"
    labels.nothingRecorded = "没有录到任何内容。请检查麦克风后重试。"
    labels.recordingFailed = "录音失败："
    labels.separator = "："
    labels.notANumber = "“%@”不是数字。"
    labels.loading = "正在载入…"
    labels.loadingFailed = "载入失败："
    labels.loadTimedOut = "%@ 秒内没有响应。请检查网络连接后重试。"
    labels.addToLibrary = "加入书库"
    labels.notInLibrary = "尚未加入书库。"
    labels.untitled = "无书名"
    labels.unknownAuthor = "作者不详"
    labels.unknownDate = "日期不详"
    labels.coverOf = "《%@》的封面"
    labels.noCover = "无封面"
    labels.published = "出版日期"
    labels.isbn = "国际标准书号"
    labels.pages = "页数"
    labels.rating = "评分"
    labels.ratingOutOfFive = "%@ / 5"
    labels.unknown = "不详"
    labels.notRated = "暂无评分"
    labels.summary = "简介"
    labels.noSummary = "暂无简介。"
    return labels
  }
}
