import { Frame } from '../frame.tsx'
import { paint } from '../paint.css.ts'
import { Windows } from '../shapes.tsx'

/** A terrace of town houses at dusk, and the lamp before it. */
export const RooflineLamp = () => (
  <Frame width={1440} height={560} light={[690, 300, 300]}>
    <path
      fill={paint.far}
      d="M0 400H120V370H240V390H330V350H350V290L358 250L366 290V350H450V380H560V360H720V330H860V300H980V330H1120V310H1260V340H1440V560H0z"
    />
    <path
      fill={paint.middle}
      d="M760 330L786 262H836V224H870V262H1016L1040 330zM1040 316L1064 240H1110V204H1150V240H1290L1320 316zM1320 330L1342 270H1440V330z"
    />
    <path fill={paint.wall} d="M760 330H1040V560H760zM1320 330H1440V560H1320z" />
    <path fill={paint.shade} d="M1040 316H1320V560H1040zM752 324H1046V334H752z" />
    <path fill={paint.detail} d="M880 500h40v60h-40zM1160 490h42v70h-42z" />
    <Windows d="M796 300H1020M1080 282H1290" fill={paint.glow} />
    <path
      stroke={paint.glow}
      strokeWidth="40"
      strokeDasharray="22 36"
      d="M794 380H1020M794 452H1020M1070 372H1300M1070 446H1300M1346 380H1440"
    />
    <path
      fill={paint.near}
      d="M0 540H1440V560H0zM684 548V330h12V548l8 8H676zM668 324L674 280H706L712 324zM666 280L690 258L714 280zM672 324H708V332H672z"
    />
    <path fill={paint.glow} d="M677 320L681 286H699L703 320z" />
  </Frame>
)
