import { phraseBreak } from '@foyer/api/phrases'
import { Fragment } from 'react'

/** A title whose lines break between its phrases only. */
export const Phrases = ({ text }: { text: string }) =>
  text.split(phraseBreak).map((phrase, nth) => (
    // a title may contain a phrase twice, and its phrases have no other identity than their place
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={nth}>
      {nth > 0 && <wbr />}
      {phrase}
    </Fragment>
  ))
