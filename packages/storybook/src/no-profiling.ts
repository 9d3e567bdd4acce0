// Before React is loaded: in development it notes each rendering for a profiler where the console offers to, which
// takes a tenth of the time in which stories are drawn.
Object.assign(console, { timeStamp: undefined, createTask: undefined })
