import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import type { Letter, LetterLink, LetterPart } from './letter';
import { ItemTable } from './letter-items';
import { LetterArticle, PieceTable } from './letter-pieces';
import { DARK_STYLES, PICTURE_SIZE, STYLE } from './letter-style';

function Paragraph({ lines }: { lines: readonly string[] }) {
  return (
    <Text className="text" style={STYLE.text}>
      {lines.map((line, at) => (
        // The lines of one paragraph have no other identity, and are rendered once.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}

function DetailTable({ details }: { details: readonly { name: string; value: string }[] }) {
  return (
    <Text className="text" style={STYLE.text}>
      {details.map(({ name, value }, at) => (
        <Fragment key={name}>
          {at > 0 && <br />}
          {`${name}: `}
          <strong>{value}</strong>
        </Fragment>
      ))}
    </Text>
  );
}

function Address({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <>
      <Heading as="h2" className="text" style={STYLE.name}>
        {name}
      </Heading>
      <Paragraph lines={lines} />
    </>
  );
}

function ButtonTo({ label, url }: LetterLink) {
  return (
    <Section style={{ margin: '24px 0' }}>
      <Button href={url} className="button" style={STYLE.button}>
        {label}
      </Button>
    </Section>
  );
}

function Part({ part }: { part: LetterPart }) {
  switch (part.kind) {
    case 'lines':
      return <Paragraph lines={part.lines} />;
    case 'details':
      return <DetailTable details={part.details} />;
    case 'items':
      return <ItemTable {...part} />;
    case 'pieces':
      return <PieceTable {...part} />;
    case 'article':
      return <LetterArticle {...part} />;
    case 'address':
      return <Address name={part.name} lines={part.lines} />;
    case 'picture':
      return (
        // Mail programs show an attached picture by its content id.
        // oxlint-disable-next-line nextjs/no-img-element
        <img
          src={`cid:${part.name}`}
          alt={part.alt}
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
          style={STYLE.picture}
        />
      );
    case 'link':
      return <ButtonTo label={part.label} url={part.url} />;
  }
}

/** Footer: the link that ends such emails, and the imprint. */
function Foot({ end, imprint }: { end: LetterLink | undefined; imprint: string }) {
  return (
    <>
      <Hr className="ruled" style={STYLE.rule} />
      {end && (
        <Text className="muted" style={STYLE.foot}>
          <Link href={end.url} className="muted" style={STYLE.footLink}>
            {end.label}
          </Link>
        </Text>
      )}
      <Text className="muted" style={STYLE.foot}>
        {imprint}
      </Text>
    </>
  );
}

function LetterHead({ subject }: { subject: string }) {
  return (
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{subject}</title>
      <style>{DARK_STYLES}</style>
    </Head>
  );
}

export function LetterDocument({ letter, imprint }: { letter: Letter; imprint: string }) {
  const { language, shop, subject, greeting, intro, parts, closing, end } = letter;
  return (
    <Html lang={language}>
      <LetterHead subject={subject} />
      <Body className="surface" style={STYLE.body}>
        <Preview>{intro.join(' ')}</Preview>
        <Container className="card" style={STYLE.card}>
          <div className="inner" style={STYLE.inner}>
            <Text className="muted" style={STYLE.shop}>
              {shop}
            </Text>
            <Heading as="h1" className="text" style={STYLE.subject}>
              {subject}
            </Heading>
            {greeting !== null && <Paragraph lines={[greeting]} />}
            {intro.length > 0 && <Paragraph lines={intro} />}
            {parts.map((part, at) => (
              // Parts have no other identity, and are rendered once.
              // oxlint-disable-next-line react/no-array-index-key
              <Part key={at} part={part} />
            ))}
            {closing.length > 0 && <Paragraph lines={[...closing, shop]} />}
            <Foot end={end} imprint={imprint} />
          </div>
        </Container>
      </Body>
    </Html>
  );
}
