export { AddMemberScreen, type NewMemberForm } from './add-member-screen.tsx'
export { type MemberAct, MemberScreen, type MemberScreenProps } from './member-screen.tsx'
export { TeamScreen } from './team-screen.tsx'
