import { colour, paint, type SceneProps, Shadow } from '../kit.tsx'

/** A basket of food. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <path fill={colour('4')} d="M38 22l8-4 12 40H46z" />
    <path fill={paint(id, 'gold')} d="M32 26a8 8 0 0 1 14-6l16 38H42z" />
    <rect x="62" y="18" width="22" height="46" rx="4" fill={colour('light')} />
    <path fill={colour('1')} d="M62 32h22v18H62zM66 10h14l4 10H62z" />
    <circle cx="90" cy="48" r="16" fill={colour('6')} />
    <path stroke={colour('shade')} strokeWidth="3" strokeLinecap="round" d="M90 34q0-8 7-10" />
    <path fill="#fff" opacity=".4" d="M80 44a11 11 0 0 1 7-8l2 4a8 8 0 0 0-5 6z" />
    <path fill={colour('2')} d="M8 54h104a5 5 0 0 1 5 5v5a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5v-5a5 5 0 0 1 5-5" />
    <path fill={paint(id, 'body')} d="M12 68h96l-9 38a6 6 0 0 1-6 5H27a6 6 0 0 1-6-5z" />
    <path
      stroke={colour('light')}
      strokeWidth="6"
      strokeLinecap="round"
      opacity=".85"
      d="M34 79l3 20M52 79l1 20M69 79l-1 20M87 79l-3 20"
    />
    <path fill="#fff" opacity=".22" d="M12 68h16l6 43h-7a6 6 0 0 1-6-5z" />
  </>
)
