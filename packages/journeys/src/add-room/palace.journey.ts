import { journeysOfRooms } from './journeys.ts'

journeysOfRooms('the palace', 'ZPCU-104A7C-AB')
