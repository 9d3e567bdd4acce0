import { journeysOfServices } from './journeys.ts'

journeysOfServices('moon', 'ZMCU-107F1B-A')
