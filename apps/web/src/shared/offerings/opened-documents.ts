import { create } from 'zustand'

interface Opened {
  /** the newest version of an offering's document that was opened on this page, by the offering's code */
  readonly versions: Readonly<Record<string, number>>
}

const useOpened = create<Opened>(() => ({ versions: {} }))

/** Somebody looks at a document: only who did may apply. */
export const markOpened = (code: string, version: number): void =>
  useOpened.setState(({ versions }) => ({ versions: { ...versions, [code]: version } }))

/** Whether the document was opened in the version that holds. */
export const useIsOpened = (code: string, version: number): boolean =>
  useOpened(({ versions }) => versions[code] === version)
