export {
  type Assignee,
  type InboxDetails,
  type InboxDocument,
  type InboxFact,
  inboxFacts,
  type InboxHistoryEntry,
  type InboxItem,
  type InboxKind,
  inboxKinds,
  type InboxKindToClose,
  inboxKindsToClose,
  isKindToClose,
  type InboxState,
  inboxStates,
  type InboxSum,
  inboxSums,
} from './inbox.ts'
export { type StaffRoom, staffMenuFor, staffRooms } from './menu.ts'
export {
  type Permission,
  permissions,
  permissionsOf,
  rolesIn,
  type StaffRole,
  staffRoles,
} from './permissions.ts'
export {
  longestPassword,
  type PasswordRefusal,
  passwordRefusal,
  passwordSigns,
  shortestPassword,
  shortestUserName,
  type StaffSource,
  staffSources,
  toUserName,
  userNameRefusal,
} from './sign-in-rules.ts'
export {
  browserName,
  type MemberSession,
  type MemberState,
  memberStates,
  type TeamChange,
  teamChanges,
  type TeamMember,
  type TeamMemberDetails,
  type TeamRefusal,
  teamRefusal,
} from './team.ts'
export {
  longestFactorName,
  type OwnAccount,
  type SecondFactor,
  type SecondFactorKind,
  secondFactorKinds,
} from './own-account.ts'
export {
  longestReviewText,
  openQuestion,
  reviewAnswerRefusal,
  type ReviewQuestion,
} from './review-question.ts'
