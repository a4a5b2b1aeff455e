import { colour, paint, type SceneProps, Shadow } from '../kit.tsx'

/** A bowl with chopsticks. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <path
      fill="none"
      stroke={colour('5')}
      strokeWidth="5"
      strokeLinecap="round"
      d="M44 30c-6-7 6-10 0-18M62 28c-6-7 6-10 0-18"
    />
    <path stroke={colour('4')} strokeWidth="5" strokeLinecap="round" d="M76 58l28-40M68 58l22-44" />
    <ellipse cx="60" cy="60" rx="48" ry="12" fill={colour('2')} />
    <path fill={colour('light')} d="M18 60c4-12 20-18 30-14 8-8 26-6 30 2 12-2 20 4 24 12z" />
    <path fill={colour('6')} d="M52 52c2-8 16-8 18 2-2 8-16 8-18-2" />
    <path fill={colour('3')} d="M32 56c2-6 10-6 14 0zM76 57c4-7 12-5 14 1z" />
    <path fill={paint(id, 'body')} d="M12 58h96c0 26-14 40-28 46l-2 7H42l-2-7c-14-6-28-20-28-46" />
    <path fill={colour('light')} opacity=".9" d="M14 70h92l-2 8H16z" />
    <path fill={paint(id, 'gloss')} opacity=".4" d="M12 58h26c0 20 6 38 14 53H42l-2-7c-14-6-28-20-28-46" />
  </>
)
