import { colour, paint, type SceneProps, Shadow } from '../kit.tsx'

/** An open umbrella. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <g transform="rotate(14 60 60)">
      <path fill="none" stroke={colour('4')} strokeWidth="6" strokeLinecap="round" d="M60 56v42a9 9 0 0 0 18 0" />
      <path stroke={colour('shade')} strokeWidth="5" strokeLinecap="round" d="M60 14V6" />
      <path
        fill={paint(id, 'body')}
        d="M6 60a54 50 0 0 1 108 0c-7-8-20-8-27 0-8-8-19-8-27 0-8-8-19-8-27 0-7-8-20-8-27 0"
      />
      <path fill={colour('3')} d="M33 60c0-24 11-42 27-50 16 8 27 26 27 50-8-8-19-8-27 0-8-8-19-8-27 0" />
      <path fill={colour('4')} opacity=".55" d="M60 10c16 8 27 26 27 50-8-8-19-8-27 0z" />
      <path fill={paint(id, 'gloss')} opacity=".4" d="M6 60a54 50 0 0 1 54-50C44 18 33 36 33 60c-7-8-20-8-27 0" />
    </g>
  </>
)
