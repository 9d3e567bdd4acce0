import { journeysOfWorkbench } from './journeys.ts'

journeysOfWorkbench('moon', 'ZMCU-218A2C-BC')
