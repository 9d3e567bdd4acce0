import { journeysOfUpgrade } from './journeys.ts'

journeysOfUpgrade('the Maldives', 'ZRMV-222E3A-B')
