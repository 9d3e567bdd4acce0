export { loadSample, sampleDayAt } from './load-sample.ts'
export { type SampleSignIn, sampleSignIns } from './sample-sign-ins.ts'
export { type SampleStaff, sampleStaff, writeSampleStaff } from './sample-staff.ts'
export { themes } from './sample-themes.ts'
