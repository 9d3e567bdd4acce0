import { journeysOfWorkbench } from './journeys.ts'

journeysOfWorkbench('the Maldives', 'ZRMV-222E3A-B')
