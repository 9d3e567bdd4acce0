import { journeysOfRooms } from './journeys.ts'

journeysOfRooms('the Maldives', 'ZRMV-222E3A-B')
