import type { SiteFile } from '../platform/http/site-files.ts'

/** What the service knows of the stay that a page is drawn with. */
export type StayInPage = {
  readonly reservationCode: string
  readonly locale: string
  /** The moment the page is drawn for. */
  readonly now: Date
  /** Where the portal would have asked for the reservation, and what it would have been answered. */
  readonly path: string
  readonly text: string
}

/** A page around its `#root`: what is sent before the stay is read, and what follows it. */
export type PageAround = {
  readonly head: (stay: Pick<StayInPage, 'reservationCode' | 'locale' | 'now'>) => string
  /** After a page that was drawn; and after one that could not be, where the portal asks for itself. */
  readonly tail: (stay: StayInPage | undefined) => string
}

const start = '<div id="root">'
const end = '</div><template data-page='

const around = new WeakMap<SiteFile, PageAround | undefined>()

/**
 * Takes a built page apart. What stands in its `#root` for a stranger becomes a template like that of the other languages,
 * so that the script in the page can still choose it. A page that is built otherwise is not drawn.
 */
export function pageAround(file: SiteFile): PageAround | undefined {
  if (!around.has(file)) around.set(file, takenApart(new TextDecoder().decode(file.plain)))
  return around.get(file)
}

function takenApart(html: string): PageAround | undefined {
  const [root, after] = [html.indexOf(start), html.indexOf(end)]
  const [first] = /(?<= data-locales=")[^" ]+/.exec(html) ?? []
  if (root < 0 || after < root || first === undefined) return undefined
  const before = html.slice(0, root + start.length)
  const stranger = `<template data-page="${first}">${html.slice(root + start.length, after)}</template>`
  const rest = html.slice(after + '</div>'.length)
  return {
    head: ({ reservationCode, locale, now }) =>
      before
        .replace(/(<html[^>]*) lang="[^"]*"/, (_, tag: string) => `${tag} lang="${inAttribute(locale)}"`)
        .replace(
          '<html',
          () =>
            `<html data-stay="${inAttribute(`${reservationCode} ${locale}`)}" data-drawn="${now.getTime()}"`,
        ),
    tail: (stay) => `</div>${stay ? dataOf(stay) : ''}${stranger}${rest}`,
  }
}

/** Data, and no script: the policy of the page lets none run that is not its own. */
const dataOf = ({ path, text }: StayInPage): string =>
  `<script type="application/json" id="stay" data-path="${inAttribute(path)}">${text.replaceAll('<', String.raw`\u003c`)}</script>`

const inAttribute = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)
