import { journeysOfWorkbench } from './journeys.ts'

journeysOfWorkbench('palace', 'ZPPL-328E9A-CD')
