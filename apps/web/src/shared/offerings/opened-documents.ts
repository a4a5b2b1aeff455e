import { create } from 'zustand'

interface Opened {
  /** by offering code: the newest version of its document that was opened on this page */
  readonly versions: Readonly<Record<string, number>>
}

const useOpened = create<Opened>(() => ({ versions: {} }))

/** Records that the person opened a document, which is required before applying. */
export const markOpened = (code: string, version: number): void =>
  useOpened.setState(({ versions }) => ({ versions: { ...versions, [code]: version } }))

/** Returns whether the current version of the document was opened. */
export const useIsOpened = (code: string, version: number): boolean =>
  useOpened(({ versions }) => versions[code] === version)
