import { ButtonContent, type ButtonLook, buttonLook } from '../button/button.tsx'

export type FileLinkProps = ButtonLook & {
  readonly href: string
  /** What the file is called once it is saved. */
  readonly fileName: string
  readonly onHandOver?: (() => void) | undefined
}

/** A link that looks like a button and hands over a file. */
export function FileLink({ href, fileName, onHandOver, ...look }: FileLinkProps) {
  return (
    <a href={href} download={fileName} className={buttonLook(look)} onClick={onHandOver}>
      <ButtonContent icon={look.icon}>{look.children}</ButtonContent>
    </a>
  )
}
