import { type AnimationEvent, useState } from 'react'

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Uncovers a result that is already known. The attributes go on the element around it: `data-revealing` while the
 * animation runs, which any tap or key ends, and which never begins on a device that requests reduced motion.
 *
 * @param last the name of the animation that ends last
 */
export const useReveal = (last: string) => {
  const [isRevealing, setRevealing] = useState(() => !isStill())
  const end = () => setRevealing(false)
  return {
    'data-revealing': isRevealing ? '' : undefined,
    onAnimationEnd: ({ animationName }: AnimationEvent) => animationName.startsWith(last) && end(),
    onPointerDown: end,
    onKeyDown: end,
  }
}
