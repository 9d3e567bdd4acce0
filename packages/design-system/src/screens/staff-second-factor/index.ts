export {
  type SecondFactorRefusal,
  StaffSecondFactorScreen,
  type Enrolment,
} from './staff-second-factor-screen.tsx'
