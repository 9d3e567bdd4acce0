import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { DocumentUpload } from '../../patterns/document-upload/index.ts'
import { StepBar } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { CancelDetailsScreenProps } from './cancel-details-screen.tsx'
import { DetailField } from './detail-field.tsx'
import type { DetailsPage } from './details-page.ts'
import { StillUnderway } from '../../patterns/waiting/index.ts'

type MorePage = Extract<DetailsPage, { readonly kind: 'more' }>
export type MoreProps = Omit<CancelDetailsScreenProps, 'page'> & { readonly page: MorePage }

/** Page 2 without an offer: what the reason wants to be told, and a document where a person will decide. */
export function More(props: MoreProps) {
  const { page, onDetail } = props
  const words = useLaterWords()
  return (
    <>
      {page.supportingDocument && (
        <Notice tone="info" title={words('cancel-details.review-title')}>
          {words('cancel-details.review-body')}
        </Notice>
      )}
      <DetailField detail={page.detail} onDetail={onDetail} />
      <DocumentPart {...props} />
      <StepBar>
        <Button tone="primary" type="submit" wide busy={page.going !== undefined}>
          {words('cancel-details.continue')}
        </Button>
        <StillUnderway is={page.going !== undefined} />
      </StepBar>
    </>
  )
}

/** Documents, wanted or welcome. */
export function DocumentPart({ page, onFiles, onRemoveFile, onSendFileAgain }: MoreProps) {
  const words = useLaterWords()
  const { supportingDocument, offer } = page
  if (!supportingDocument) return null
  const kind = offer?.kind === 'waiver' ? 'waiver-document' : offer ? 'price-document' : 'document'
  const label = words(`cancel-details.${kind}`)
  return (
    <Stack gap="small" as="section">
      <div>
        <Heading level={2} look="lead">
          {label}
        </Heading>
        <Text look="small" tone="muted">
          {words(`cancel-details.${kind}-hint`)}
        </Text>
      </div>
      <DocumentUpload
        label={label}
        files={supportingDocument.files}
        limits={supportingDocument.limits}
        onFiles={onFiles}
        onRemove={onRemoveFile}
        onSendAgain={onSendFileAgain}
      />
      {supportingDocument.isMissed && (
        <Notice
          tone="negative"
          title={words(
            kind === 'waiver-document' ? 'cancel-details.waiver-missing' : 'cancel-details.document-missing',
          )}
        />
      )}
    </Stack>
  )
}
