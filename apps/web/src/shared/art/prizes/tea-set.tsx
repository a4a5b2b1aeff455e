import { colour, paint, type SceneProps, Shadow } from '../kit.tsx'

/** A teapot and a cup. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <path fill="none" stroke={colour('2')} strokeWidth="7" d="M82 52c20-10 28 26 2 34" />
    <path fill={colour('1')} d="M26 62C14 60 14 46 5 42c-3-1-5 3-2 6 6 8 1 28 17 36z" />
    <path fill={paint(id, 'body')} d="M16 70c0-22 18-34 36-34s36 12 36 34c0 20-12 34-22 36H38c-10-2-22-16-22-36" />
    <path fill={paint(id, 'gloss')} opacity=".5" d="M16 70c0-22 14-32 28-34-10 18-12 46-4 70h-2c-10-2-22-16-22-36" />
    <path fill={colour('2')} d="M34 38c4-10 32-10 36 0 0 4-36 4-36 0" />
    <circle cx="52" cy="25" r="6.5" fill={paint(id, 'gold')} />
    <path fill="none" stroke={colour('light')} strokeWidth="4" d="M18 76c12 8 56 8 68 0" opacity=".9" />
    <path fill={colour('3')} d="M58 54q6-10 16-6-2 12-16 6" />
    <ellipse cx="100" cy="113.5" rx="17" ry="3.5" opacity=".2" />
    <path fill={paint(id, 'body')} d="M83 95h34c0 10-5 16-10 19H93c-5-3-10-9-10-19" />
    <path fill={paint(id, 'gloss')} opacity=".5" d="M83 95h13c0 8 1 15 4 19h-7c-5-3-10-9-10-19" />
    <ellipse cx="100" cy="95" rx="17" ry="4.4" fill={colour('light')} />
    <ellipse cx="100" cy="95.6" rx="14" ry="3" fill={colour('4')} />
    <path fill="none" stroke={colour('light')} strokeWidth="2.4" d="M86 104c8 4 20 4 28 0" opacity=".9" />
  </>
)
