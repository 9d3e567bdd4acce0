import { Text } from '../../components/text/index.ts'
import { HelpPhone } from '../../patterns/help-phone/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { LayoutScreenProps } from './layout-screen.tsx'
import * as css from './footer.css.ts'
import { ModeChoice } from './mode-choice.tsx'

type FooterProps = Pick<LayoutScreenProps, 'brandName' | 'footer' | 'help' | 'mode' | 'onModeChange'>

export function Footer({ brandName, footer, help, mode, onModeChange }: FooterProps) {
  const words = useLaterWords()
  const [line] = help.lines
  return (
    <footer className={css.footer}>
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
