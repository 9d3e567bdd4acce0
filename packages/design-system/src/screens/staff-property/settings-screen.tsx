import type { SettingsDetail, SettingValues } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { SamplePreview } from './sample-preview.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsHistory } from './settings-history.tsx'
import * as css from './staff-property.css.ts'

/** What became of the last write. `conflict`: a colleague changed the settings, and what was typed stays. */
export type SettingsSaving =
  | { readonly kind: 'editing' | 'saving' | 'saved' | 'failed' | 'conflict' }
  | { readonly kind: 'not-accepted'; readonly problems: Readonly<Record<string, string>> }

export type SettingsScreenProps = {
  readonly detail: SettingsDetail | 'loading' | 'failed' | 'missing'
  readonly values: SettingValues
  readonly saving: SettingsSaving
  readonly mayEdit: boolean
  readonly now: string
  readonly backHref: string
  readonly onBack: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onValues: (values: SettingValues) => void
  readonly onSave: () => void
  /** Reads the settings again, and lets go of what was typed. */
  readonly onReload: () => void
}

/** What a property decides: its form, what a guest would see by it, and what was changed. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { detail, backHref, onBack, onReload, mayEdit } = props
  const words = useStaffWords()
  return (
    <div className={css.page} data-ready={detail === 'loading' ? undefined : 'settings'}>
      <Stack gap="large">
        <TextLink stands="alone" href={backHref} onNavigate={onBack}>
          {words('property.title')}
        </TextLink>
        {detail === 'loading' ? (
          <Skeleton shape="block" />
        ) : detail === 'missing' ? (
          <Notice tone="info" title={words('property.missing')} />
        ) : detail === 'failed' ? (
          <Notice
            tone="negative"
            title={words('property.load-failed')}
            action={
              <Button tone="secondary" size="small" onPress={onReload}>
                {words('property.try-again')}
              </Button>
            }
          />
        ) : (
          <>
            <Stack gap="small">
              <Heading level={1} look="title">
                {detail.name}
              </Heading>
              <Text tone="muted">{words(mayEdit ? 'property.from-now-on' : 'property.read-only')}</Text>
            </Stack>
            <div className={css.columns}>
              <div className={css.main}>
                <SavingNotice {...props} />
                <SettingsForm {...props} detail={detail} />
                {detail.history.length > 0 && <SettingsHistory detail={detail} />}
              </div>
              <div className={css.aside}>
                <SamplePreview detail={detail} values={props.values} now={props.now} />
              </div>
            </div>
          </>
        )}
      </Stack>
    </div>
  )
}

function SavingNotice({ saving, onReload }: SettingsScreenProps) {
  const words = useStaffWords()
  switch (saving.kind) {
    case 'editing':
    case 'saving':
      return null
    case 'saved':
      return <Notice tone="positive" title={words('property.saved')} />
    case 'conflict':
      return (
        <Notice
          tone="negative"
          title={words('property.conflict')}
          action={
            <Button tone="secondary" size="small" onPress={onReload}>
              {words('property.reload')}
            </Button>
          }
        >
          {words('property.conflict-body')}
        </Notice>
      )
    case 'not-accepted':
      return <Notice tone="negative" title={words('property.not-accepted')} />
    case 'failed':
      return (
        <Notice tone="negative" title={words('property.save-failed')}>
          {words('property.save-failed-body')}
        </Notice>
      )
  }
}
