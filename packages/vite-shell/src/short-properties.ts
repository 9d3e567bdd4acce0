import type { Plugin } from 'vite'

const property = /--v-[a-z][\w-]*/g

/**
 * Gives the theme's custom properties names of two letters in the built files: they stand some eight hundred times in
 * what a guest downloads first. A plugin for the files, and what is done to the text of a page, once everything is written into it.
 */
export function shortProperties(): {
  readonly inFiles: Plugin
  readonly inPage: (html: string) => string
} {
  const short = new Map<string, string>()
  const shortened = (text: string): string => text.replaceAll(property, (name) => short.get(name) ?? name)
  return {
    inFiles: {
      name: 'veranda:short-properties',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          const files = Object.values(bundle)
          const texts = files.map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
          const names = [...new Set(texts.flatMap((text) => text.match(property) ?? []))].toSorted()
          for (const [index, name] of names.entries()) short.set(name, `--${letters(index)}`)
          for (const file of files) {
            if (file.type === 'chunk') file.code = shortened(file.code)
            else if (file.fileName.endsWith('.css')) file.source = shortened(String(file.source))
          }
        },
      },
    },
    inPage: shortened,
  }
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

const letters = (index: number): string =>
  `${alphabet.charAt(Math.floor(index / alphabet.length))}${alphabet.charAt(index % alphabet.length)}`
