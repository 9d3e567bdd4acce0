import { SelectField } from '../../components/select-field/index.ts'
import { Text } from '../../components/text/index.ts'
import { HelpPhone } from '../../patterns/help-phone/index.ts'
import { Slot } from '../../patterns/slots/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './footer.css.ts'
import type { LayoutScreenProps, Mode } from './layout-screen.tsx'
import type { Choice } from './preferences.tsx'

type FooterProps = Pick<
  LayoutScreenProps,
  'brandName' | 'footer' | 'help' | 'locale' | 'mode' | 'onModeChange'
>

export function Footer({ brandName, footer, help, locale, mode, onModeChange }: FooterProps) {
  const words = useLaterWords()
  const [line] = help.lines
  return (
    <footer className={css.footer}>
      <Slot name="footer" given={{ brandName, locale }} />
      <div className={css.footerBar}>
        <div>
          <p className={css.footerBrand}>{brandName}</p>
          {line && <HelpPhone line={line} />}
          <Text look="small" tone="muted">
            {footer.legalName}
          </Text>
        </div>
        <nav className={css.links} aria-label={words('layout.footer', { brand: brandName })}>
          {footer.links.map(({ label, href }) => (
            <a key={label} className={css.footerLink} href={href}>
              {words(`layout.footer-${label}`)}
            </a>
          ))}
        </nav>
        <ModeChoice value={mode} onChange={onModeChange} />
      </div>
    </footer>
  )
}

// In a page that came as HTML there is nothing to choose yet: a choice made before the page answers would be lost.
const modes: readonly Mode[] = typeof window === 'undefined' ? ['device'] : ['device', 'light', 'black']

function ModeChoice({ value, onChange }: Choice<Mode>) {
  const words = useLaterWords()
  return (
    <SelectField
      label={words('layout.appearance')}
      value={value}
      options={modes.map((mode) => ({ value: mode, label: words(`layout.appearance-${mode}`) }))}
      onChange={(text) => {
        const chosen = modes.find((mode) => mode === text)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
