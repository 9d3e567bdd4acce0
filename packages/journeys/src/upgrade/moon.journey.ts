import { journeysOfUpgrade } from './journeys.ts'

journeysOfUpgrade('moon', 'ZMCU-218A2C-BC')
