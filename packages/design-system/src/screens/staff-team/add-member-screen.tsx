import { shortestUserName, type StaffRole, userNameRefusal } from '@veranda/domain'
import { type MouseEvent, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { type StaffWords, useStaffWords } from '../../patterns/words/index.ts'
import { RolesField } from './roles-field.tsx'
import * as css from './staff-team.css.ts'

export type NewMemberForm = {
  readonly userName: string
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
}

export type AddMemberScreenProps = {
  readonly busy?: boolean
  readonly refusal?: 'user-name-taken' | 'failed' | undefined
  readonly backHref: string
  readonly onBack: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onAdd: (member: NewMemberForm) => void
}

const nobody: NewMemberForm = { userName: '', name: '', email: '', roles: ['agent'] }

/** A local account for a new member of staff, who sets the password. */
export function AddMemberScreen({ busy = false, refusal, backHref, onBack, onAdd }: AddMemberScreenProps) {
  const words = useStaffWords()
  const [typed, setTyped] = useState(nobody)
  const [sent, setSent] = useState<NewMemberForm>()
  const errors = sent ? errorsOf(typed, words) : {}
  const set = (part: Partial<NewMemberForm>) => setTyped({ ...typed, ...part })
  const submit = (): void => {
    setSent(typed)
    if (Object.keys(errorsOf(typed, words)).length === 0 && !busy)
      onAdd({
        ...typed,
        userName: typed.userName.trim(),
        name: typed.name.trim(),
        email: typed.email.trim(),
      })
  }
  const isTaken = refusal === 'user-name-taken' && sent?.userName === typed.userName
  return (
    <div className={css.narrow}>
      <Stack>
        <TextLink href={backHref} onNavigate={onBack} stands="alone">
          {words('staff-team.back')}
        </TextLink>
        <Heading level={1} look="title">
          {words('staff-team.new-title')}
        </Heading>
        <Text tone="muted">{words('staff-team.new-lead')}</Text>
        {refusal === 'failed' && <Notice tone="negative" title={words('staff-team.failed')} />}
        <Form label={words('staff-team.new-form')} onSubmit={submit}>
          <TextField
            label={words('staff-team.name')}
            name="name"
            value={typed.name}
            error={errors.name}
            required
            autoComplete="off"
            autoCapitalize="words"
            onChange={(name) => set({ name })}
          />
          <TextField
            label={words('staff-team.user-name')}
            name="new-user-name"
            value={typed.userName}
            error={errors.userName ?? (isTaken ? words('staff-team.user-name-taken') : undefined)}
            required
            autoComplete="off"
            autoCapitalize="none"
            onChange={(userName) => set({ userName })}
          />
          <TextField
            label={words('staff-team.email')}
            name="email"
            type="email"
            inputMode="email"
            value={typed.email}
            error={errors.email}
            required
            autoComplete="off"
            onChange={(email) => set({ email })}
          />
          <RolesField roles={typed.roles} error={errors.roles} onChange={(roles) => set({ roles })} />
          <Button tone="primary" type="submit" busy={busy}>
            {words('staff-team.invite')}
          </Button>
        </Form>
      </Stack>
    </div>
  )
}

function errorsOf({ userName, name, email, roles }: NewMemberForm, words: StaffWords) {
  const lack = userNameRefusal(userName)
  const current = userName.trim().length
  return {
    ...(name.trim() === '' ? { name: words('staff-password.required') } : {}),
    ...(lack
      ? {
          userName: words(lack === 'required' ? 'staff-password.required' : 'field.too-short', {
            required: shortestUserName,
            current,
          }),
        }
      : {}),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())
      ? {}
      : { email: words('staff-team.email-missing') }),
    ...(roles.length === 0 ? { roles: words('staff-team.roles-missing') } : {}),
  }
}
