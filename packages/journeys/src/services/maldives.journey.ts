import { journeysOfServices } from './journeys.ts'

journeysOfServices('the Maldives', 'ZRMV-222E3A-B')
