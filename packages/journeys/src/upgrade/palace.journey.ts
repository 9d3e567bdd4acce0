import { journeysOfUpgrade } from './journeys.ts'

journeysOfUpgrade('palace', 'ZPPL-328E9A-CD')
