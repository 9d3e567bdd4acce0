import { addPasskey, confirmOwnApp, removeOwnFactor, startOwnApp, startPasskey } from '@veranda/contract'
import type { AccountProblem, FactorStep } from '@veranda/design-system/screens/staff-account'
import type { OwnAccount } from '@veranda/domain'
import { useState } from 'react'
import { CodePicture } from '../second-factor/code-picture.tsx'
import { createPasskey } from '../second-factor/passkey.ts'
import { useClient } from '../session/session-keeper.tsx'
import { problemIn } from './problem-in.ts'

/** Adding and removing second factors: the password, then what the factor itself needs. */
export function useFactorSteps(show: (account: OwnAccount) => void) {
  const client = useClient()
  const [step, setStep] = useState<FactorStep>()
  const [problem, setProblem] = useState<AccountProblem>()
  const [busy, setBusy] = useState(false)
  const go = (next: FactorStep | undefined): undefined => {
    setProblem(undefined)
    setStep(next)
  }
  /** Does a part of it, and says why where it was not done. */
  const run = async (part: () => Promise<AccountProblem | undefined>): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    setProblem(await part())
    setBusy(false)
  }
  const done = (account: OwnAccount): undefined => {
    show(account)
    go(undefined)
  }

  const beginApp = async (password: string) => {
    const answer = await client.call(startOwnApp, { body: { password } })
    if (!answer.ok) return problemIn(answer.refusal)
    const { secret, address } = answer.value
    return go({ kind: 'add-app', enrolment: { secret, picture: <CodePicture address={address} /> } })
  }
  const makePasskey = async (password: string, factorName: string) => {
    const begun = await client.call(startPasskey, { body: { password } })
    if (!begun.ok) return problemIn(begun.refusal)
    const response = await createPasskey(begun.value.options)
    if (response === undefined) return 'passkey-cancelled' as const
    const answer = await client.call(addPasskey, { body: { factorName, response } })
    return answer.ok ? done(answer.value) : problemIn(answer.refusal)
  }
  const remove = async (password: string, factorId: string) => {
    const answer = await client.call(removeOwnFactor, { body: { password, factorId } })
    return answer.ok ? done(answer.value) : problemIn(answer.refusal)
  }
  const confirm = async (code: string) => {
    const answer = await client.call(confirmOwnApp, { body: { code } })
    return answer.ok ? done(answer.value) : problemIn(answer.refusal)
  }

  return {
    step,
    problem,
    busy,
    onStep: (next: FactorStep | undefined): void => {
      go(next)
    },
    onCode: (code: string) => void run(() => confirm(code)),
    onStepPassword: (password: string, factorName: string) => {
      if (step?.kind === 'add-app') void run(() => beginApp(password))
      if (step?.kind === 'add-passkey') void run(() => makePasskey(password, factorName))
      if (step?.kind === 'remove') void run(() => remove(password, step.factorId))
    },
  }
}
