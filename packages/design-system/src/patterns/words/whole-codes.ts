import { createElement, Fragment, type ReactNode } from 'react'

/** "ZPCU-104A7C-AB", "ZPCU-104A7C-AB/2", with the bracket before it and the full stop behind, which would be left alone. */
const code = /(\(?[\dA-Z]+(?:-[\dA-Z]+)+(?:\/\d+)?[).,;:]*)/
const around = /^\(|[).,;:]+$/g

/**
 * A sentence in which no number of a reservation is broken at its dashes: `root.css` keeps a `data` element in one piece
 * while its line can hold it. Neither a joiner nor another dash is put in, because guests copy these numbers.
 */
export const wholeCodes = (sentence: string): ReactNode =>
  createElement(Fragment, null, ...sentence.split(code).map(pieceOf))

// Every second piece is what the pattern found.
const pieceOf = (piece: string, index: number): ReactNode =>
  index % 2 === 1 ? createElement('data', { value: piece.replace(around, '') }, piece) : piece
