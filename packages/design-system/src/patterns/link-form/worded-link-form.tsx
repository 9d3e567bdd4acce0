import { Skeleton } from '../../components/skeleton/index.ts'
import { worded } from '../words/worded.tsx'
import { LinkForm as Form } from './link-form.tsx'

export const LinkForm = worded(Form, <Skeleton shape="block" />)
