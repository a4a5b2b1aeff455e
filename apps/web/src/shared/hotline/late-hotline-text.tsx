import { lazy, Suspense } from 'react'

const HotlineText = lazy(() =>
  import('./hotline-text.tsx').then(
    ({ HotlineText }) => ({ default: HotlineText }),
    () => ({ default: ({ children }: { children: string }) => children }),
  ),
)

/**
 * A sentence whose hotline is a telephone link, for parts of the first load. Few sentences name the hotline, so the code of
 * the link loads when one does. Without it the number is a text.
 */
export const LateHotlineText = ({ children: sentence }: { children: string }) =>
  // the number has no-break spaces
  sentence.includes('\u00a0') ? (
    <Suspense fallback={sentence}>
      <HotlineText>{sentence}</HotlineText>
    </Suspense>
  ) : (
    sentence
  )
