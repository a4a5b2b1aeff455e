import { colour, paint, type SceneProps, Shadow } from '../kit.tsx'

/** A table lamp that is on. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <circle cx="60" cy="58" r="52" fill={paint(id, 'warm')} opacity=".5" />
    <path fill={colour('3')} opacity=".35" d="M30 62h60l20 48H10z" />
    <path fill={paint(id, 'body')} d="M55 60h10v40H55z" />
    <path fill={colour('2')} d="M36 110a24 14 0 0 1 48 0z" />
    <path fill="#fff" opacity=".25" d="M36 110a24 14 0 0 1 18-13v13z" />
    <path fill={paint(id, 'gold')} d="M42 14h36a5 5 0 0 1 5 3l15 45H22l15-45a5 5 0 0 1 5-3" />
    <path fill={paint(id, 'gloss')} opacity=".6" d="M42 14h16L42 62H22l15-45a5 5 0 0 1 5-3" />
    <ellipse cx="60" cy="62" rx="38" ry="6" fill={colour('light')} />
    <path stroke={colour('2')} strokeWidth="2.5" d="M80 64v16" />
    <circle cx="80" cy="83" r="4" fill={colour('6')} />
  </>
)
