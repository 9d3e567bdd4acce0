import { Heading, Text } from '@veranda/design-system/components/text'
export const StandIn = ({ title, children }: { title: string; children?: React.ReactNode }) => (
  <main>
    <Heading level={1}>{title}</Heading>
    <Text>{children}</Text>
  </main>
)
