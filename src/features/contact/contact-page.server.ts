import { siteSettings } from '#src/features/site/settings.server.ts';
import { breadcrumbsLd } from '#src/lib/breadcrumbs.ts';
import { invalidInput } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { attempt, pageCaller, type Refusal, textOf } from '#src/server/http/page-caller.ts';
import { contactCalls } from './contact.calls.ts';
import { contactFr } from './contact.fr.ts';
import { contactVerbs } from './contact.server.ts';
import type { ContactForm, ContactKind } from './contact.ts';
import { newStamp } from './stamp.server.ts';

const NAMES = ['name', 'email', 'topic', 'message', 'company', 'website', 'stamp', 'nickname'] as const;
export const CONTACT_PATHS: Record<ContactKind, string> = {
  contact: '/contactez-nous',
  partner: '/devenir-partenaire-ou-annonceur',
};

interface AskedPage {
  request: Request;
  locals: App.Locals;
  url: URL;
}

/** Answers what a form page shows, or a redirect once the message is kept (303: reloading sends nothing). */
export async function contactPage(page: AskedPage, kind: ContactKind) {
  const { ctx, redirect } = pageCaller(page);
  let form: ContactForm | null = null;
  let refused: Refusal | null = null;
  if (page.request.method === 'POST') {
    const sent = await page.request.formData();
    form = Object.fromEntries(NAMES.map((name) => [name, textOf(sent, name)])) as unknown as ContactForm;
    const result = await attempt(send(ctx, kind, form));
    if ('done' in result) return { redirect: redirect(`${CONTACT_PATHS[kind]}?merci`) };
    refused = result.refused;
  }
  const { contact, social } = await siteSettings(ctx.services.database, 'contact', 'social');
  const fr = contactFr[kind];
  const steps = [{ label: 'Accueil', href: '/' }, { label: fr.title }];
  const { publicUrl } = ctx.services.config;
  return {
    head: {
      title: fr.title,
      description: fr.description,
      jsonLd: [{ '@type': 'ContactPage' }, breadcrumbsLd(steps, new URL(publicUrl))],
    },
    view: {
      kind,
      steps,
      sent: page.url.searchParams.has('merci'),
      form: { ...(form ?? emptyForm(page.url)), stamp: await stampFor(ctx, form, refused) },
      refused,
      contact,
      profiles: social.profiles,
    },
  };
}

export type ContactView = Extract<Awaited<ReturnType<typeof contactPage>>, { view: unknown }>['view'];

function send(ctx: Ctx, kind: ContactKind, form: ContactForm): () => Promise<{ sent: true }> {
  const { company, website, ...common } = form;
  return async () => {
    if (kind === 'partner') {
      const input = contactCalls.sendPartnerLead.contract.input.safeParse({ ...common, company, website });
      if (!input.success) throw invalidInput(input.error.issues);
      return contactVerbs.sendPartnerLead(ctx, input.data);
    }
    const input = contactCalls.sendMessage.contract.input.safeParse(common);
    if (!input.success) throw invalidInput(input.error.issues);
    return contactVerbs.sendMessage(ctx, input.data);
  };
}

/** A stamp comes back with the form, so that a second try is not too fast; one too old is replaced. */
async function stampFor(ctx: Ctx, form: ContactForm | null, refused: Refusal | null): Promise<string> {
  return form && refused?.code !== 'form_expired' ? form.stamp : newStamp(ctx);
}

/** A link may choose the subject: `?sujet=data`. */
function emptyForm(url: URL): ContactForm {
  const topic = url.searchParams.get('sujet') ?? '';
  return { name: '', email: '', topic, message: '', company: '', website: '', stamp: '', nickname: '' };
}
