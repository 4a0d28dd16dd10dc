ALTER TABLE "shop"."staff" ADD COLUMN "oidc_subject" text;--> statement-breakpoint
ALTER TABLE "shop"."staff" ADD CONSTRAINT "staff_oidc_subject_unique" UNIQUE("oidc_subject");